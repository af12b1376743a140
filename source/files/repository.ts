import path from 'node:path'

/** Directory that holds flows/, tenants/ and schemas/ of this product. */
export const repository = path.resolve(import.meta.dirname, '../..')
