import { ApiError } from '../../../../api/api-error.ts'

/** The server takes a new address once the code comes back that it has mailed to it. */
export const isCodeMailed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'EMAIL_CODE_SENT'
