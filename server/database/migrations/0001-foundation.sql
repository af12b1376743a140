create table identities (
  uuid uuid primary key,
  tenant text not null,
  email text not null,
  password_hash text,
  user_type text not null default 'BORROWER',
  profile jsonb not null,
  referrer_uuid uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (tenant, email)
);

create table setup_codes (
  identity uuid primary key references identities (uuid),
  code_hash text not null,
  expires_at timestamptz not null,
  attempts integer not null default 0
);

create table revoked_tokens (
  jti uuid primary key,
  expires_at timestamptz not null
);

create table applications (
  uuid uuid primary key,
  owner uuid not null references identities (uuid),
  tenant text not null,
  state text not null,
  version integer not null,
  process_version integer not null,
  heloc jsonb not null,
  status jsonb not null,
  loan_file jsonb not null,
  time_shift_ms bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index applications_owner on applications (owner);
create index applications_state on applications (state);

create table events (
  id bigint generated always as identity primary key,
  application uuid not null references applications (uuid),
  at timestamptz not null default now(),
  who text not null,
  event text not null,
  from_state text,
  to_state text not null,
  version integer not null,
  process_version integer not null
);
create index events_application on events (application, id);

create table evidence (
  id bigint generated always as identity primary key,
  application uuid not null references applications (uuid),
  identity uuid not null references identities (uuid),
  at timestamptz not null default now(),
  kind text not null,
  subject text not null,
  version text not null,
  text_hash text not null,
  detail jsonb not null default '{}'
);
create index evidence_application on evidence (application, id);

create table documents (
  uuid uuid primary key,
  application uuid not null references applications (uuid),
  type text not null,
  origin text not null,
  name text not null,
  content_type text not null,
  bytes bytea not null,
  sha256 text not null,
  pages integer not null,
  text jsonb,
  text_hash text,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create index documents_application on documents (application);

create table idempotency_keys (
  identity uuid not null,
  key text not null,
  request_hash text not null,
  status integer,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (identity, key)
);

create table outbox (
  id bigint generated always as identity primary key,
  tenant text not null,
  channel text not null,
  recipient text not null,
  template text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now()
);

create function refuse_rewriting_history() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger events_append_only before update or delete on events
  for each row execute function refuse_rewriting_history();
create trigger evidence_append_only before update or delete on evidence
  for each row execute function refuse_rewriting_history();
