import type { FastifyInstance } from 'fastify'
import { createStrictAjv } from './strict-ajv.ts'

// Shared by all apps of a process, so that a common schema is compiled once.
const ajv = createStrictAjv()

/**
 * Validates every part of a request strictly. Responses are sent unchanged, so that no field is lost silently. In tests and
 * development a response that violates its schema is an error; in production it is not checked.
 */
export function compileValidators(app: FastifyInstance, checksAnswers: boolean): void {
  app.setValidatorCompiler<object>(({ schema }) => ajv.compile(schema))
  app.setSerializerCompiler<object>(({ schema, method, url, httpStatus }) => {
    if (!checksAnswers) return (data) => JSON.stringify(data)
    return (data) => {
      const text = JSON.stringify(data)
      // Compiled with the first response and cached by the validator.
      const isRight = ajv.compile(schema)
      if (isRight(JSON.parse(text))) return text
      const faults = ajv.errorsText(isRight.errors, { dataVar: 'answer' })
      throw new Error(`${method} ${url} answers ${httpStatus} with what its schema does not allow: ${faults}`)
    }
  })
}
