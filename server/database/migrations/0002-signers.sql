-- A document of an additional signer: the borrower never sees it, the signer sees no other.
alter table documents add column signer uuid references identities (uuid);
create index documents_signer on documents (signer) where signer is not null;

-- Which applications somebody signs along with the borrower.
create index applications_signers on applications using gin ((heloc -> 'helocSigners') jsonb_path_ops);
