-- What is only appended to cannot be emptied either: `truncate` fires no trigger of a row. The messages of a chat are deleted by row, when they are no longer kept.
create trigger events_never_emptied before truncate on events
  for each statement execute function refuse_rewriting_history();
create trigger evidence_never_emptied before truncate on evidence
  for each statement execute function refuse_rewriting_history();
create trigger flow_migrations_never_emptied before truncate on flow_migrations
  for each statement execute function refuse_rewriting_history();
create trigger chat_messages_never_emptied before truncate on chat_messages
  for each statement execute function refuse_rewriting_history();
