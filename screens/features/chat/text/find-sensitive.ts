export type Sensitive = 'ssn' | 'card' | 'routing'

const digitsOf = (text: string): readonly number[] => [...text.replaceAll(/\D/g, '')].map(Number)

/**
 * Returns what in a text looks like a Social Security number, a card number or a bank's routing number; undefined if
 * nothing does.
 */
export function findSensitive(text: string): Sensitive | undefined {
  for (const [found] of text.matchAll(/(?<![\d-])\d(?:[ -]?\d)*(?![\d-])/g)) {
    const digits = digitsOf(found)
    if (isCard(digits)) return 'card'
    if (digits.length !== 9) continue
    if (/^\d{9}$/.test(found) && isRouting(digits)) return 'routing'
    if (isSsn(found, digits)) return 'ssn'
  }
  return undefined
}

/**
 * Whether digits are a Social Security number: in its notation, or nine plain digits. The areas 000, 666 and 900 to 999
 * are never assigned (20 CFR 422.103).
 */
function isSsn(written: string, digits: readonly number[]): boolean {
  if (!/^\d{3}([ -]?)\d{2}\1\d{4}$/.test(written)) return false
  const [area, group, serial] = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].map((part) =>
    Number(part.join('')),
  )
  return area !== 0 && area !== 666 && (area ?? 0) < 900 && group !== 0 && serial !== 0
}

/** Whether digits have the checksum of the American Bankers Association and a first pair that is in use. */
function isRouting(digits: readonly number[]): boolean {
  const weights = [3, 7, 1]
  const sum = digits.reduce((total, digit, index) => total + digit * (weights[index % 3] ?? 0), 0)
  const first = (digits[0] ?? 0) * 10 + (digits[1] ?? 0)
  const isInUse = first <= 12 || (first >= 21 && first <= 32) || (first >= 61 && first <= 72) || first === 80
  return isInUse && sum > 0 && sum % 10 === 0
}

/** Whether there are 13 to 19 digits that pass the Luhn checksum. */
function isCard(digits: readonly number[]): boolean {
  if (digits.length < 13 || digits.length > 19) return false
  const sum = digits.toReversed().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum > 0 && sum % 10 === 0
}
