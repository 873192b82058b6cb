export const handbook = `# How to write a note

A note is for the keeper who comes after you.

- **Say what you saw before what you think.** "Rime on the shield" first, "readings are too warm" second.
- **Give times.** A sensor that was wrong from 06:00 to 11:30 can be corrected; one that was "wrong in the morning" cannot.
- **Choose the importance by what happens if nobody reads it**: 1 nothing, 3 the data suffer, 5 someone gets hurt or the station is lost.
- **Close what you open.** A resolved note says how it was resolved.
`
