/** Purposes of the calls of each group. A group is a folder of server/routes. */
export const tagDescriptions = {
  identity: 'Registration, signing in, sessions, profile and wallet.',
  account:
    'What a person does with their own account: contact data, consents, letters, a copy of their data, closing.',
  application:
    'An application: its data, its state, its steps, drafts, income links, notary and experiments.',
  documents: 'Documents and evidence of an application, and uploads.',
  conditions: 'Requests of a reviewer to the applicant after the decision.',
  signers: 'What co-owners of the home see and sign.',
  chat: 'Live chat with the lender’s agents.',
  chatbot: 'Questions that the chatbot answers.',
  feedback: 'Feedback to the chief executive.',
  public: 'What anybody may ask: flags, hours, licenses, addresses, health.',
  telemetry: 'What browsers tell of page views, vitals and errors.',
  staff: 'What those who work for lenders do at /agent.',
  vendors: 'What services outside call, and what waits for them.',
  sandbox: 'Only where the sandbox is open, and what stands in for it elsewhere.',
} as const

/** Name of a group of calls. */
export type Tag = keyof typeof tagDescriptions
