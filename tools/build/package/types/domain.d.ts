/** Names that a project lists in its schemas/domain: its server states, its documents, and so on. */
type Name = string

export type DocumentType = Name
export type LendingState = Name
export type OwnWidget = Name
export type ServerStage = Name
export type ServerState = Name
export type ServerStateAspect = Name
export type SignerStep = Name
export type StaffRole = Name
export type UploadedDocumentType = Name
