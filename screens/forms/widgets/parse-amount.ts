/** What was typed as an amount: a number, or the text itself where it is none, for the validator to refuse. */
export function parseAmount(text: string): number | string {
  const plain = text.replaceAll(/[$,\s]/g, '')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : text.trim()
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

export function formatAmount(value: unknown): string {
  return typeof value === 'number' ? whole.format(value) : typeof value === 'string' ? value : ''
}
