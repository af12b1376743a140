import { randomUUID } from 'node:crypto'

export interface Borrower {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly street: string
}

/** A borrower whose ordinary answers lead to COMPLETE in the sandbox. */
export function createBorrower(): Borrower {
  return {
    firstName: 'Jordan',
    lastName: 'Rivera',
    email: `jordan.${randomUUID()}@mail.example`,
    password: 'plain walnut harbor lamp 7',
    street: '123 Main Street',
  }
}
