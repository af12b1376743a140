/** Address in the studio of a place that belongs to no page. */
export const placePath = ({ file, pointer }: { readonly file: string; readonly pointer: string }): string =>
  `/file?${new URLSearchParams({ file, pointer })}`
