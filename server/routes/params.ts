/** Path and query parameters that several endpoints share. */

export interface ByUuid {
  readonly uuid: string
}

const uuid = { type: 'string', format: 'uuid', description: 'Application.' }

export const byUuid = { type: 'object', required: ['uuid'], properties: { uuid } }

export interface ByDocument extends ByUuid {
  readonly document: string
}

/** `esign-test` names the sample PDF, which is created on request and not stored. */
export const byDocument = {
  type: 'object',
  required: ['uuid', 'document'],
  properties: {
    uuid,
    document: {
      type: 'string',
      description: 'Document, or esign-test for the sample PDF with the code.',
      pattern: '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|esign-test)$',
    },
  },
}

export interface OfOrganization {
  readonly orgCode?: string
}

export const ofOrganization = {
  type: 'object',
  properties: { orgCode: { type: 'string', maxLength: 64, description: 'Code of the lender.' } },
}
