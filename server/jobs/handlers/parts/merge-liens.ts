import { randomUUID } from 'node:crypto'
import type { Heloc } from '#generated/domain'
import type { RecordedLien } from '../../../vendors/ports/title-search.ts'
import forms from './legal-forms.json' with { type: 'json' }

type Lien = NonNullable<Heloc['liens']>[number]

/**
 * Merges the liens of the newest search with those that are known: recorded ones in order of priority, then those that only the
 * applicant told of. A record says what it says now; what the applicant told of it stands beside. One that the applicant added
 * before the records showed it is the recorded one if lender and kind are the same and the balances lie as near as `withinBps` says.
 */
export function mergeLiens(
  known: readonly Lien[],
  found: readonly RecordedLien[],
  withinBps: number,
): Lien[] {
  const added = known.filter(({ source }) => source === 'BORROWER')
  const onRecord = known.filter(({ source }) => source !== 'BORROWER')
  const again = pairs(found, onRecord, () => true)
  const others = found.filter((lien) => !again.has(lien))
  const isNear = (lien: RecordedLien, told: Lien) =>
    apart(lien, told) * 10_000 <= lien.balanceCents * withinBps
  const confirmed = pairs(others, added, isNear)
  const left = added.filter((lien) => ![...confirmed.values()].includes(lien))
  const recorded = found.map((lien) => merged(lien, again.get(lien) ?? confirmed.get(lien)))
  return [...recorded, ...left].map((lien, index) => ({ ...lien, position: index + 1 }))
}

/** Pairs found liens with known ones of the same lender and kind, the nearest balances first, because a lender may hold two. */
function pairs(
  found: readonly RecordedLien[],
  known: readonly Lien[],
  admits: (found: RecordedLien, known: Lien) => boolean,
): ReadonlyMap<RecordedLien, Lien> {
  const isSame = (one: RecordedLien, other: Lien) =>
    one.type === other.type && lenderKey(one.lender) === lenderKey(other.lender) && admits(one, other)
  const paired = new Map<RecordedLien, Lien>()
  const possible = found
    .flatMap((lien) => known.filter((old) => isSame(lien, old)).map((old) => ({ lien, old })))
    .sort((one, other) => apart(one.lien, one.old) - apart(other.lien, other.old))
  for (const { lien, old } of possible)
    if (!paired.has(lien) && ![...paired.values()].includes(old)) paired.set(lien, old)
  return paired
}

const apart = ({ balanceCents }: RecordedLien, { recordedBalance, balance }: Lien): number =>
  Math.abs(balanceCents - Math.round((recordedBalance ?? balance) * 100))

function merged({ lender, type, balanceCents }: RecordedLien, old?: Lien): Lien {
  const recordedBalance = balanceCents / 100
  const isTold =
    old !== undefined &&
    old.balance !== (old.source === 'RECORD' ? (old.recordedBalance ?? old.balance) : undefined)
  return {
    ...(old ?? { uuid: randomUUID(), paidOff: false }),
    lender,
    type,
    recordedBalance,
    source: 'RECORD',
    balance: isTold ? old.balance : recordedBalance,
  }
}

/** Returns a key that is the same for two spellings of a lender: letters, digits and legal form tell none apart. */
const lenderKey = (lender: string): string =>
  lender
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter((word) => !forms.includes(word))
    .join('')
