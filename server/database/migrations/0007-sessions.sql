-- Where each person is signed in. A token is good while its session is: one that was signed out needs no list of its own.
create table sessions (
  uuid uuid primary key,
  identity uuid not null references identities (uuid),
  tenant text not null,
  browser text,
  system text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz,
  reason text,
  check ((ended_at is null) = (reason is null))
);
create index sessions_identity on sessions (identity);
drop table revoked_tokens;
