-- Attempts, counted for all servers of this database alike. The key names what is counted and holds a keyed hash, never an address.
create table rate_limits (
  key text primary key,
  count integer not null,
  -- Before then no further attempt is looked at; null where attempts are only counted.
  due_at timestamptz,
  resets_at timestamptz not null
);

-- Wrong codes are counted for the account: a new code gives no new attempts.
alter table setup_codes drop column attempts;
