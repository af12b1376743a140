-- Who has registered and not yet confirmed their address. What they answered, the address among it, is sealed.
create table registrations (
  uuid uuid primary key,
  tenant text not null,
  sealed text not null,
  code_hash text not null,
  code_expires_at timestamptz not null,
  attempts integer not null default 0,
  mails integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index registrations_expires_at on registrations (expires_at);
