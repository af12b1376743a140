import { formatPhone } from '#engine'
import type { LoanOriginator } from '#generated/api'
import type { CopyKey } from '#generated/ids'

export interface OriginatorFacts {
  readonly heading: CopyKey
  readonly name: string
  /** Person who acts for the broker, if different. */
  readonly person?: string
  readonly initials: string
  readonly phone?: { readonly link: string; readonly text: string }
}

/** Returns the data of an originator's card; undefined if they have no name (core specification 2). */
export function originatorFacts({
  originatorName,
  brokerName,
  phoneNumber,
}: LoanOriginator): OriginatorFacts | undefined {
  const name = brokerName || originatorName
  if (!name) return undefined
  const person = originatorName || name
  return {
    heading: brokerName ? 'shell.originator.broker' : 'shell.originator.loanOfficer',
    name,
    ...(person !== name && { person }),
    initials: initialsOf(person),
    ...(phoneNumber && {
      phone: {
        link: `tel:${phoneNumber}`,
        // Without the country code, because everybody here calls from within the country.
        text: formatPhone(phoneNumber.replace(/^\+1/, '')) ?? phoneNumber,
      },
    }),
  }
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('')
}
