/** What makes a strict client drop a tool. `at` is a JSON Pointer into the entry. */
export type Fault = { at: string; message: string }
