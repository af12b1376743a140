-- A conversation of an applicant, signed in or not, with a lender's support. Its ids open nothing by themselves.
create table chat_conversations (
  uuid uuid primary key,
  channel uuid not null unique,
  contact uuid not null unique,
  tenant text not null,
  skill text not null,
  state text not null check (state in ('WAITING', 'ACTIVE', 'ENDED')),
  -- Both proven by a nonce; null for a visitor's.
  identity uuid,
  application uuid,
  -- What the widget said of where it comes from.
  details jsonb not null,
  -- The number of the newest message; locking this row gives the next.
  last_sequence integer not null default 0,
  started_at timestamptz not null,
  waiting_since timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('APPLICANT', 'AGENT', 'EXPIRED')),
  check ((state = 'ENDED') = (ended_at is not null)),
  check ((ended_at is null) = (ended_by is null))
);
create index chat_conversations_waiting on chat_conversations (waiting_since) where state = 'WAITING';
create index chat_conversations_open on chat_conversations (expires_at) where state <> 'ENDED';
create index chat_conversations_ended on chat_conversations (tenant, ended_at);

create table chat_participants (
  uuid uuid primary key,
  conversation uuid not null references chat_conversations (uuid) on delete cascade,
  role text not null check (role in ('APPLICANT', 'AGENT')),
  name text not null,
  -- The account of an agent.
  agent uuid,
  read_sequence integer not null default 0,
  joined_at timestamptz not null,
  left_at timestamptz,
  check ((role = 'AGENT') = (agent is not null))
);
create index chat_participants_conversation on chat_participants (conversation);
create index chat_participants_agent on chat_participants (agent) where left_at is null;
-- One agent at a time.
create unique index chat_participants_present on chat_participants (conversation, role) where left_at is null;

create table chat_messages (
  conversation uuid not null references chat_conversations (uuid) on delete cascade,
  sequence integer not null,
  participant uuid not null,
  client_id uuid not null,
  text text not null,
  attachments jsonb not null,
  sent_at timestamptz not null,
  primary key (conversation, sequence),
  unique (conversation, participant, client_id)
);
-- What was said is never changed; it goes with its conversation, when its time is over.
create trigger chat_messages_append_only before update on chat_messages
  for each row execute function refuse_rewriting_history();

create table chat_attachments (
  uuid uuid primary key,
  conversation uuid not null references chat_conversations (uuid) on delete cascade,
  participant uuid not null,
  name text not null,
  content_type text not null,
  bytes bytea not null,
  sha256 text not null,
  original_sha256 text not null,
  created_at timestamptz not null,
  -- The message that it came with; null until it is sent.
  sequence integer
);
create index chat_attachments_conversation on chat_attachments (conversation);

-- What agents write for each other; applicants never see it.
create table chat_notes (
  uuid uuid primary key,
  conversation uuid not null references chat_conversations (uuid) on delete cascade,
  agent uuid not null,
  author text not null,
  text text not null,
  created_at timestamptz not null
);
create index chat_notes_conversation on chat_notes (conversation);

-- Proves to the chat who is signed in. Each starts one conversation at most, which is read-only when none is good.
create table chat_nonces (
  hash text primary key,
  identity uuid not null,
  session uuid not null,
  conversation uuid references chat_conversations (uuid) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index chat_nonces_conversation on chat_nonces (conversation);
create index chat_nonces_expires_at on chat_nonces (expires_at);

-- Opens one socket, once.
create table chat_tickets (
  hash text primary key,
  participant uuid not null,
  expires_at timestamptz not null
);
create index chat_tickets_expires_at on chat_tickets (expires_at);

-- Agents who take conversations now.
create table chat_agents (
  identity uuid primary key,
  name text not null,
  available boolean not null,
  since timestamptz not null
);
