interface Row<Answer> {
  readonly when: Readonly<Record<string, string | undefined>>
  readonly answer: Answer
}

/** The answer of the first row whose every condition the input meets, without regard to case. */
export function sandboxAnswer<Answer>(
  rows: readonly Row<Answer>[],
  input: Readonly<Record<string, string>>,
  isMet: (expected: string, actual: string, name: string) => boolean = (expected, actual) =>
    expected === actual,
): Answer {
  const row = rows.find(({ when }) =>
    Object.entries(when).every(
      ([name, expected]) =>
        expected === undefined ||
        isMet(expected.toLowerCase(), (input[name] ?? '').trim().toLowerCase(), name),
    ),
  )
  if (row === undefined)
    throw new Error('A table of server/vendors/sandbox.json has no row for everything else.')
  return row.answer
}
