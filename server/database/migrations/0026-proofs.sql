-- When somebody last proved within a session that it is them, and the code with which they may.
alter table sessions
  add column proven_at timestamptz,
  add column proof_code_hash text,
  add column proof_code_expires_at timestamptz,
  add column proof_attempts integer not null default 0,
  add column proof_codes integer not null default 0;
-- Acts that an account's owner was told of at once, each with what it changed, so that they can say that it was not them.
create table security_notices (
  uuid uuid primary key,
  identity uuid not null,
  application uuid,
  act text not null,
  -- Address and telephone number before the act, where it changed them.
  former_email text,
  former_phone text,
  told_at timestamptz not null,
  denied_at timestamptz
);
create index security_notices_identity on security_notices (identity, told_at);
create index security_notices_told_at on security_notices (told_at);
-- Since when the owner says that somebody else acted on the account: no money moves until somebody of the lender has talked to them.
alter table identities add column denied_at timestamptz;
-- Who set an account free again after too many attempts or after its owner denied an act.
create table account_unlocks (
  uuid uuid primary key,
  identity uuid not null,
  unlocked_by text not null,
  unlocked_at timestamptz not null
);
create index account_unlocks_unlocked_at on account_unlocks (unlocked_at);
