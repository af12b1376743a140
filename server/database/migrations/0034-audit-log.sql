-- The version of the flows under which an event happened: the hash of the lender's effective journey. Null for what happened before.
alter table events add column flows text;
-- Who saw, changed, decided, exported or configured what. Ids and hashes alone: it is kept for ever, and no purge needs to touch it.
create table audit_log (
  id bigint generated always as identity primary key,
  -- Milliseconds, so that what is hashed reads the same in every program.
  at timestamptz(3) not null default clock_timestamp(),
  lender text not null,
  act text not null,
  who text not null,
  role text not null,
  application uuid,
  subject text,
  reason text,
  -- Keyed hash of the address from which somebody acted.
  place text,
  flows text,
  -- Hash of the row that an entry tells of, or keyed hash of what was searched for.
  detail text,
  -- Place in the lender's chain, and the hash of this entry with the one before it. Null until a round seals it.
  position bigint,
  hash text,
  check ((position is null) = (hash is null)),
  unique (lender, position)
);
create index audit_log_unsealed on audit_log (id) where position is null;
create index audit_log_of_application on audit_log (application, id);
-- The flows that were in force: looked up for whoever writes an entry without knowing them.
create index audit_log_flows on audit_log (lender, id) where act = 'configured.flows';
-- The end of each chain, once a day: told in the log as well, to be kept elsewhere.
create table audit_anchors (
  lender text not null,
  day date not null,
  position bigint not null,
  hash text not null,
  at timestamptz not null default now(),
  primary key (lender, day)
);
-- An entry may be sealed once, and otherwise nothing may be changed.
create function refuse_rewriting_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.position is null and new.position is not null
    and to_jsonb(new) - 'position' - 'hash' = to_jsonb(old) - 'position' - 'hash' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_rewriting_audit();
create trigger audit_log_never_emptied before truncate on audit_log
  for each statement execute function refuse_rewriting_history();
create trigger audit_anchors_append_only before update or delete on audit_anchors
  for each row execute function refuse_rewriting_history();
create trigger audit_anchors_never_emptied before truncate on audit_anchors
  for each statement execute function refuse_rewriting_history();
create function audit_moment(at timestamptz) returns bigint language sql immutable as
  'select (extract(epoch from $1) * 1000000)::bigint';
create function audit_digest(content jsonb) returns text language sql immutable as
  'select encode(sha256(convert_to($1::text, ''UTF8'')), ''hex'')';
create function audit_event_digest(e events) returns text language sql immutable as
  'select audit_digest(jsonb_build_array(e.id, e.application, audit_moment(e.at), e.who, e.event, e.from_state, e.to_state, e.version, e.process_version, e.flows))';
create function audit_evidence_digest(e evidence) returns text language sql immutable as
  'select audit_digest(jsonb_build_array(e.id, e.application, e.identity, audit_moment(e.at), e.kind, e.subject, e.version, e.text_hash, e.detail))';
-- What nobody can do without an entry is written by triggers, in the transaction of the change and without a statement of its own.
create function audit_flows(of_lender text) returns text language sql stable as
  'select flows from audit_log where lender = $1 and act = ''configured.flows'' order by id desc limit 1';
create function audit_place() returns text language sql stable as
  'select nullif(current_setting(''audit.place'', true), '''')';
create function audit_role(who text, owner uuid, of_lender text) returns text language plpgsql stable as $$
begin
  if who = owner::text then return 'BORROWER'; end if;
  if who = 'operator' then return 'OPERATOR'; end if;
  if who !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return 'SERVER'; end if;
  return coalesce(
    (select string_agg(role, ' ' order by role) from staff_memberships where identity = who::uuid and tenant = of_lender),
    'SIGNER'
  );
end $$;
create function audit_event() returns trigger language plpgsql as $$
begin
  insert into audit_log (lender, act, who, role, application, subject, place, flows, detail)
    select tenant, 'event.' || new.event, new.who, audit_role(new.who, owner, tenant), uuid, 'event:' || new.id, audit_place(),
      coalesce(new.flows, audit_flows(tenant)), audit_event_digest(new)
    from applications where uuid = new.application;
  return null;
end $$;
create trigger events_audited after insert on events for each row execute function audit_event();
create function audit_evidence() returns trigger language plpgsql as $$
begin
  insert into audit_log (lender, act, who, role, application, subject, place, flows, detail)
    select tenant, 'evidence.' || new.kind, new.identity, audit_role(new.identity::text, owner, tenant), uuid, 'evidence:' || new.id,
      audit_place(), audit_flows(tenant), audit_evidence_digest(new)
    from applications where uuid = new.application;
  return null;
end $$;
create trigger evidence_audited after insert on evidence for each row execute function audit_evidence();
create function audit_hold() returns trigger language plpgsql as $$
begin
  insert into audit_log (lender, act, who, role, application, subject, flows, detail)
    select tenant, 'hold.' || lower(new.action), 'operator', 'OPERATOR', uuid, 'hold:' || new.id, audit_flows(tenant),
      audit_digest(jsonb_build_array(new.id, new.application, new.action, new.reason, new.author, audit_moment(new.at)))
    from applications where uuid = new.application;
  return null;
end $$;
create trigger legal_holds_audited after insert on legal_holds for each row execute function audit_hold();
create function audit_unlock() returns trigger language plpgsql as $$
begin
  insert into audit_log (lender, act, who, role, subject)
    select tenant, 'changed.unlocked', new.unlocked_by, audit_role(new.unlocked_by, null, tenant), 'identity:' || new.identity
    from identities where uuid = new.identity;
  return null;
end $$;
create trigger account_unlocks_audited after insert on account_unlocks for each row execute function audit_unlock();
create function audit_membership() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into audit_log (lender, act, who, role, subject, detail)
      values (new.tenant, 'configured.role-given', 'server', 'SERVER', 'identity:' || new.identity, new.role);
  else
    insert into audit_log (lender, act, who, role, subject, detail)
      values (old.tenant, 'configured.role-taken', 'server', 'SERVER', 'identity:' || old.identity, old.role);
  end if;
  return null;
end $$;
create trigger staff_memberships_audited after insert or delete on staff_memberships
  for each row execute function audit_membership();
-- What happened before there was this log: how many events, up to which, and the hash over all of them.
insert into audit_log (lender, act, who, role, subject, detail)
  select tenant, 'began', 'server', 'SERVER', 'event:' || max(events.id),
    encode(sha256(convert_to(string_agg(audit_event_digest(events), '' order by events.id), 'UTF8')), 'hex')
  from events join applications on applications.uuid = events.application group by tenant;
