/**
 * Proof that a call or a submission asks for, beside the token of a session: somebody else may have that. `recent`: the person
 * signed in, or gave their password or a mailed code, a short time ago. `anew`: they gave one of these within the session, apart
 * from signing in, just before.
 */
export type Proof = 'recent' | 'anew'
