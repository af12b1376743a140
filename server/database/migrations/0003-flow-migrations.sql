-- Which migrations of flows/migrations have been applied to all open applications of a lender, and what they said.
create table flow_migrations (
  id text not null,
  tenant text not null,
  content_hash text not null,
  applied_at timestamptz not null default now(),
  primary key (id, tenant)
);
create trigger flow_migrations_append_only before update or delete on flow_migrations
  for each row execute function refuse_rewriting_history();
