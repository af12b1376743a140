/** Headers by which a call is found again, from when the part that makes them is there: it comes after the first paint. */
export const trace: { headers: () => Record<string, string> } = { headers: () => ({}) }
