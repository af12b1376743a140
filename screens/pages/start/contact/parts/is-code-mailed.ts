import { ApiError } from '../../../../kit/api/api-error.ts'

/** Whether an error says that the server mailed a code, which must confirm the new address. */
export const isCodeMailed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'EMAIL_CODE_SENT'
