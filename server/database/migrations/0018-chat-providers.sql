-- Where a conversation is carried by the lender's provider: what of it the provider has, and when it is asked next.
create table chat_relays (
  conversation uuid primary key references chat_conversations (uuid) on delete cascade,
  -- The deployment's connection.
  connection text not null,
  -- The conversation and the applicant, as the provider calls them; null until it has opened it.
  channel text,
  customer text,
  -- The last message that the provider has.
  relayed integer not null default 0,
  -- The provider knows that it ended.
  closed boolean not null default false,
  -- Attempts since the provider last took something.
  attempts integer not null default 0,
  -- What is to be said to it waits for it to answer again.
  delayed boolean not null default false,
  due_at timestamptz not null,
  -- When what the provider has was last read, for webhooks that were lost.
  read_at timestamptz not null,
  unique (connection, channel),
  check ((channel is null) = (customer is null))
);
create index chat_relays_due on chat_relays (due_at) where not closed;

-- An agent of a provider has no account here.
alter table chat_participants add column provider_agent text;
alter table chat_participants drop constraint chat_participants_check;
alter table chat_participants add constraint chat_participants_agent_check
  check ((role = 'AGENT') = (agent is not null or provider_agent is not null));
