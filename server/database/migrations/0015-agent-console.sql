-- A ticket of an agent opens a socket while the session lasts with which it was asked for.
alter table chat_tickets add column session uuid;

-- What applicants answer to the survey after a conversation with an agent; it goes with its conversation.
create table chat_surveys (
  conversation uuid primary key references chat_conversations (uuid) on delete cascade,
  rating integer not null check (rating between 1 and 5),
  comment text,
  answered_at timestamptz not null
);
create index chat_surveys_answered_at on chat_surveys (answered_at);
