-- The keys with which something in this database may be sealed, by their ids: a server that was not given them all does not
-- start. A key is retired when everything has been sealed anew with another.
create table data_keys (
  id text primary key check (id ~ '^[0-9a-f]{8}$'),
  since timestamptz not null default now(),
  retired timestamptz
);
