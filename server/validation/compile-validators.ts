import type { FastifyInstance } from 'fastify'
import { createStrictAjv } from './strict-ajv.ts'

// One for all apps of a process: a schema that they share is compiled once.
const ajv = createStrictAjv()

/**
 * Every part of a request is validated strictly; answers are sent as they are, so that no field is lost silently. In tests and
 * while somebody develops, an answer that is not as its schema says is an error; applicants never wait for that.
 */
export function compileValidators(app: FastifyInstance, checksAnswers: boolean): void {
  app.setValidatorCompiler<object>(({ schema }) => ajv.compile(schema))
  app.setSerializerCompiler<object>(({ schema, method, url, httpStatus }) => {
    if (!checksAnswers) return (data) => JSON.stringify(data)
    return (data) => {
      const text = JSON.stringify(data)
      // Compiled with the first answer, and kept by the validator.
      const isRight = ajv.compile(schema)
      if (isRight(JSON.parse(text))) return text
      const faults = ajv.errorsText(isRight.errors, { dataVar: 'answer' })
      throw new Error(`${method} ${url} answers ${httpStatus} with what its schema does not allow: ${faults}`)
    }
  })
}
