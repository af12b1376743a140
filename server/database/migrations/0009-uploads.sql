-- An upload is opened and saved anew before it is kept: the hash of what was sent stays as evidence.
alter table documents add column original_sha256 text;
update documents set original_sha256 = sha256 where origin = 'UPLOADED';
