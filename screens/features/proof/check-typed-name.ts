import type { Profile } from '#generated/domain'
import type { Translate } from '../../kit/wording/use-copy.ts'

/** Throws the refusal of a signature with another name than that of the person who signs, before anything is sent. */
export async function checkTypedName(
  values: unknown,
  name: Profile['name'] | string,
  t: Translate,
): Promise<void> {
  const { typedName } = Object(values)
  // If the check cannot be loaded, the server's refuses too.
  const check = typedName && (await import('./refuse-other-name.ts').catch(() => undefined))
  check?.refuseOtherName(name, typedName, t)
}
