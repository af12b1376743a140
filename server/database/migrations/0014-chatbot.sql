-- What people ask the chatbot. A conversation is opened by its token alone, of which a hash is kept.
create table chatbot_conversations (
  uuid uuid primary key,
  token_hash text not null unique,
  tenant text not null,
  -- Both proven by a nonce; null for a visitor.
  identity uuid,
  application uuid,
  started_at timestamptz not null,
  last_used_at timestamptz not null
);
create index chatbot_conversations_last_used_at on chatbot_conversations (last_used_at);

create table chatbot_exchanges (
  uuid uuid primary key,
  conversation uuid not null references chatbot_conversations (uuid) on delete cascade,
  sequence integer not null,
  question text not null,
  response text not null,
  -- The article that was said; null where a person was offered.
  article text,
  page text,
  at timestamptz not null,
  -- Why an answer was bad, in the words of the widget's choices.
  rating text,
  feedback text,
  unique (conversation, sequence)
);
