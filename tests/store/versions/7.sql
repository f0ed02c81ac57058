BEGIN TRANSACTION;
CREATE TABLE bans (
        what TEXT PRIMARY KEY,
        at REAL NOT NULL
    , until REAL) WITHOUT ROWID;
INSERT INTO "bans" VALUES('192.0.2.0/24',16.0,NULL);
CREATE TABLE moves (
        table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        seat INTEGER,
        move BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
INSERT INTO "moves" VALUES(1,0,1,X'7B226D6F7665223A2274616B65227D');
INSERT INTO "moves" VALUES(1,1,NULL,X'7B226D6F7665223A226465636C696E65227D');
CREATE TABLE open_days (day INTEGER PRIMARY KEY, until REAL NOT NULL);
CREATE TABLE origin (
        only INTEGER PRIMARY KEY CHECK (only = 1), token TEXT NOT NULL, version TEXT NOT NULL
    );
INSERT INTO "origin" VALUES(1,'d79d1b15e437e0d42c733b270ffafc95','0.1.0');
CREATE TABLE other_keys (
        key TEXT PRIMARY KEY,
        person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE
    ) WITHOUT ROWID;
INSERT INTO "other_keys" VALUES('SHA256:b',1);
CREATE TABLE people (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        key TEXT UNIQUE,
        code TEXT UNIQUE,
        name TEXT NOT NULL,
        folded TEXT NOT NULL UNIQUE,
        language TEXT NOT NULL,
        preferences BLOB NOT NULL,
        muted BLOB NOT NULL,
        seen REAL NOT NULL
    , played INTEGER NOT NULL DEFAULT 0);
INSERT INTO "people" VALUES(1,'SHA256:a',NULL,'Anna','anna','de',X'7B7D',X'5B325D',10.5,1);
INSERT INTO "people" VALUES(2,NULL,'hash of a code','Ben','ben','en',X'7B22666F72636564223A747275657D',X'5B5D',11.0,1);
CREATE TABLE records (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        ended REAL NOT NULL,
        open INTEGER NOT NULL,
        lines BLOB NOT NULL
    );
INSERT INTO "records" VALUES(1,'abc','farbstich',15.0,1,X'78DAAB562A4A4DCE2F4A51B252CA4E2C2A49CDCB482C2DD63754AAE5AA564A050AA6E6A500D900FDEC0C3A');
CREATE TABLE results (
        record TEXT NOT NULL REFERENCES records (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        person INTEGER,
        name TEXT NOT NULL,
        points INTEGER NOT NULL,
        won INTEGER NOT NULL, ended REAL NOT NULL DEFAULT 0,
        PRIMARY KEY (record, seat)
    ) WITHOUT ROWID;
INSERT INTO "results" VALUES('abc',0,1,'Anna',7,1,15.0);
INSERT INTO "results" VALUES('abc',1,2,'Ben',-3,0,15.0);
CREATE TABLE tables (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        setup BLOB NOT NULL,
        room BLOB NOT NULL,
        changed REAL NOT NULL
    , epoch INTEGER NOT NULL DEFAULT 0, house INTEGER NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES(1,X'7B2267616D65223A2265696768743238227D',X'7B227068617365223A2272756E6E696E67227D',12.0,0,0);
CREATE TABLE talk (
        number INTEGER PRIMARY KEY,
        place TEXT NOT NULL,
        at REAL NOT NULL,
        person INTEGER,
        who TEXT NOT NULL,
        text TEXT NOT NULL,
        seat INTEGER
    );
INSERT INTO "talk" VALUES(1,'lobby',13.0,1,'Anna','Grüezi 🂠',NULL);
INSERT INTO "talk" VALUES(2,'table:1',14.0,2,'Ben','wait',1);
CREATE TABLE vacuum_due (number INTEGER PRIMARY KEY);
CREATE INDEX talk_by_person ON talk (person);
CREATE TRIGGER talk_goes_with_its_table AFTER DELETE ON tables BEGIN
        DELETE FROM talk WHERE place = 'table:' || old.id;
    END;
CREATE TRIGGER a_person_is_forgotten AFTER DELETE ON people BEGIN
        UPDATE talk SET person = NULL WHERE person = old.id;
        UPDATE results SET person = NULL WHERE person = old.id;
    END;
CREATE INDEX people_by_last_visit ON people (played, seen);
CREATE INDEX guests ON people (id) WHERE key IS NULL;
CREATE INDEX other_keys_by_person ON other_keys (person);
CREATE INDEX results_by_person ON results (person, ended);
CREATE INDEX open_records ON records (ended, number) WHERE open;
CREATE INDEX newest_talk ON talk (place, number);
CREATE TRIGGER a_person_has_played AFTER INSERT ON results WHEN new.person IS NOT NULL BEGIN
        UPDATE people SET played = 1 WHERE id = new.person;
    END;
CREATE INDEX records_by_end ON records (ended);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('people',2);
INSERT INTO "sqlite_sequence" VALUES('tables',1);
COMMIT;
