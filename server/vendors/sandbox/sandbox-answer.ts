interface Row {
  readonly when: Readonly<Record<string, string | undefined>>
  readonly answer: unknown
}

/** Returns the answer of the first row whose conditions all match the input, ignoring case. */
export function sandboxAnswer<R extends Row>(
  rows: readonly R[],
  input: Readonly<Record<string, string>>,
  isMet: (expected: string, actual: string, name: string) => boolean = (expected, actual) =>
    expected === actual,
): R['answer'] {
  const row = rows.find(({ when }) =>
    Object.entries(when).every(
      ([name, expected]) =>
        expected === undefined ||
        isMet(expected.toLowerCase(), (input[name] ?? '').trim().toLowerCase(), name),
    ),
  )
  if (row === undefined)
    throw new Error('A table of server/vendors/sandbox/sandbox.json has no row for everything else.')
  return row.answer
}
