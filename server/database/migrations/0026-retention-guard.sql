-- Applications of which nothing is purged while somebody may need it in court. The newest entry of each says whether it is held; the earlier ones are the record.
create table legal_holds (
  id bigint generated always as identity primary key,
  application uuid not null references applications (uuid),
  action text not null check (action in ('PLACED', 'RELEASED')),
  reason text not null,
  author text not null,
  at timestamptz not null default now()
);
create index legal_holds_of_application on legal_holds (application, id desc);
-- What the purges did, and were permitted to do: how many rows are usual is taken from here.
create table retention_log (
  id bigint generated always as identity primary key,
  -- Name of the purge; null for a round of all of them.
  purge text,
  kind text not null check (kind in ('ROUND', 'REMOVED', 'WAITING', 'CONFIRMED', 'REMOVED_CONFIRMED')),
  count integer not null,
  author text,
  at timestamptz not null
);
create index retention_log_of_purge on retention_log (purge, at desc);
create trigger legal_holds_append_only before update or delete on legal_holds
  for each row execute function refuse_rewriting_history();
create trigger legal_holds_never_emptied before truncate on legal_holds
  for each statement execute function refuse_rewriting_history();
create trigger retention_log_append_only before update or delete on retention_log
  for each row execute function refuse_rewriting_history();
create trigger retention_log_never_emptied before truncate on retention_log
  for each statement execute function refuse_rewriting_history();
