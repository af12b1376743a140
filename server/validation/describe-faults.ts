/** Fault, in the shape shared by Ajv and Fastify. */
export interface RequestFault {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string | undefined
}

/** Describes each fault in one sentence: the field, and what is wrong with it. The value itself is never repeated. */
export const describeFaults = (faults: readonly RequestFault[]): readonly string[] => [
  ...new Set(faults.map((fault) => `${fieldOf(fault)} ${reasonOf(fault)}.`)),
]

function fieldOf(fault: RequestFault): string {
  const path = fault.instancePath.split('/').filter((step) => step !== '')
  const missing: unknown = fault.params.missingProperty
  const extra: unknown = fault.params.additionalProperty
  const steps = [
    ...path,
    ...(typeof missing === 'string' ? [missing] : typeof extra === 'string' ? [extra.slice(0, 40)] : []),
  ]
  return steps.length === 0 ? 'The body' : steps.join('.')
}

function reasonOf(fault: RequestFault): string {
  if (fault.keyword === 'required') return 'is required'
  if (fault.keyword === 'additionalProperties') return 'is not expected'
  if (fault.params.format === 'latin-text')
    return 'holds more than Latin letters with their accents, numbers and common punctuation'
  if (fault.params.format === 'person-name')
    return 'holds more than a name: Latin letters with their accents, spaces, hyphens, apostrophes, commas and periods'
  if (fault.params.format === 'money') return 'holds parts of a cent'
  if (fault.keyword === 'enum') return `must be one of ${[fault.params.allowedValues].flat().join(', ')}`
  if (fault.keyword === 'const') return `must be ${JSON.stringify(fault.params.allowedValue)}`
  if (fault.keyword === 'same') return `does not repeat ${fault.params.same}`
  if (fault.keyword === 'exclusive') return 'holds an answer that rules out the others'
  return fault.message ?? 'is not valid'
}
