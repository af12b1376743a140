-- The second factor of an account, of a borrower as of one of the staff: the secret of an authenticator app, sealed with the data key.
create table second_factors (
  identity uuid primary key,
  sealed text not null,
  -- Time step of the code that was taken last: no code is taken twice, and none from before it.
  last_step bigint not null default 0,
  begun_at timestamptz not null,
  -- Null until a code of the app came back: before that it is asked for nowhere.
  confirmed_at timestamptz
);
-- Codes for whoever has lost the app. Each is 120 random bits, so that a plain hash cannot be guessed.
create table recovery_codes (
  identity uuid not null,
  code_hash text not null,
  spent_at timestamptz,
  primary key (identity, code_hash)
);
-- A sign-in whose password was right and whose second factor is still to come.
alter table sessions add column is_factor_due boolean not null default false;
