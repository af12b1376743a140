/** Fault in how a field's answer is stored; `key` is the part of the field to correct. */
export interface KeptFault {
  readonly key: 'to' | 'summary'
  readonly message: string
  readonly hint: string
}
