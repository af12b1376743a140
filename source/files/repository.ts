import path from 'node:path'

/** The directory that holds flows/, tenants/ and schemas/ of this product. */
export const repository = path.resolve(import.meta.dirname, '../..')
