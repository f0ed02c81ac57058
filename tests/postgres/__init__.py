"""Houses on PostgreSQL: a cluster in a temporary folder, and a database for each test."""
