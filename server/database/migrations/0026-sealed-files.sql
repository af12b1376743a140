-- The key with which the content of a file is sealed, wherever it lies; null where it is not, as before there was this.
alter table documents add column sealed_key text;
alter table chat_attachments add column sealed_key text;
