import { asJsonObject, asStrings, type Json } from '#source'

/** Says what the answer of /operator/unlocks set free, and what it did not. */
export function describeUnlocked(email: string, unlocked: Json): string {
  const { liftedLoanNumbers, heldLoanNumbers } = asJsonObject(unlocked)
  return [
    `The attempts counted on ${email} are forgotten, and this is noted. Where too many came from one address, that address may have to wait a moment longer.`,
    ...asStrings(liftedLoanNumbers).map((number) => `The money of loan ${number} is no longer held.`),
    ...asStrings(heldLoanNumbers).map(
      (number) =>
        `The money of loan ${number} stays held: somebody else who owns or signs it says that it was not them. Talk to them too.`,
    ),
  ].join('\n')
}
