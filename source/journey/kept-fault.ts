/** What is wrong with how the answer to a field is kept; `key` is the part of the field to mend. */
export interface KeptFault {
  readonly key: 'to' | 'summary'
  readonly message: string
  readonly hint: string
}
