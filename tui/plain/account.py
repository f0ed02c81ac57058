"""Who one is in the house, and what changes about it."""

from server.protocol.notices import Welcome, WhichLanguage
from tui.plain.scene import Scene
from tui.text import LANGUAGES


def welcome(scene: Scene, notice: Welcome) -> list[str]:
    old, scene.welcome, scene.language = scene.welcome, notice, notice.language
    if old is not None and scene.was_asked and old.language != notice.language:
        scene.was_asked, old = False, None
    if old is None:
        told = [scene.say("plain-welcome", name=notice.name)]
        told += [scene.say("plain-forced", on="yes")] * notice.preferences.forced
    else:
        told = welcome_changes(scene, old, notice)
    if notice.code is not None and (old is None or old.code != notice.code):
        told.append(scene.say("plain-code", code=notice.code, word=scene.word("return")))
    return told


def which_language(scene: Scene, notice: WhichLanguage) -> list[str]:
    """So that everybody can read it; and who can, is greeted once more."""
    scene.asks_language = scene.was_asked = True
    return [scene.texts_in(language).say("plain-which-language") for language in LANGUAGES]


def welcome_changes(scene: Scene, old: Welcome, new: Welcome) -> list[str]:
    told = []
    if new.language != old.language:
        told.append(scene.say("plain-language"))
    if new.name != old.name:
        scene.people.pop(old.name, None)
        told.append(scene.say("plain-renamed", name=new.name))
    now, before = new.preferences, old.preferences
    if now.forced != before.forced:
        told.append(scene.say("plain-forced", on="yes" if now.forced else "no"))
    if now.bell != before.bell:
        told.append(scene.say("plain-bell", on="yes" if now.bell else "no"))
    if now.remarks != before.remarks:
        told.append(scene.say("plain-remarks", on="yes" if now.remarks else "no"))
    return told
