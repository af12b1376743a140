/** Whether a unique index refused a row: its SQLSTATE, wherever in the chain of causes the driver left it. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23505') || isDuplicate(error.cause)
}
