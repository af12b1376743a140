/**
 * Due day of the first monthly payment of a line: the same day of the month as the funding, one month later, or the
 * last day of a month that has no such day. Days are yyyy-MM-dd.
 */
export function firstPaymentDay(fundedOn: string): string {
  const funded = new Date(fundedOn)
  const [year, month] = [funded.getUTCFullYear(), funded.getUTCMonth()]
  const lastOfNext = new Date(Date.UTC(year, month + 2, 0)).getUTCDate()
  const day = Math.min(funded.getUTCDate(), lastOfNext)
  return new Date(Date.UTC(year, month + 1, day)).toISOString().slice(0, 10)
}
