"""How the page of an analysis looks: by day, by night, on a phone and on paper."""

from typing import Final

STYLE: Final = """
:root {
  color-scheme: light dark;
  --paper: #fbfaf6; --ink: #1d2320; --faint: #5a635e; --rule: #d9d6cb; --card: #ffffff;
  --made: #14684a; --possible: #2d5fa8; --cost: #b3261e;
  --hearts: #b3261e; --diamonds: #1f55a5; --clubs: #1d6b3a; --spades: #1d2320;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14201b; --ink: #ecebe4; --faint: #a9b3ad; --rule: #34443c; --card: #1b2a24;
    --made: #6fd3a6; --possible: #8fb8f2; --cost: #ff8a80;
    --hearts: #ff8a80; --diamonds: #8fb8f2; --clubs: #7fd69b; --spades: #ecebe4;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word;
}
main { max-width: 68rem; margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 2.5rem) 3rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0.5rem 0 1rem; }
h2 { font-size: 1.35rem; margin: 2.5rem 0 0.5rem; border-bottom: 2px solid var(--rule); }
h3 { font-size: 1.1rem; margin: 2rem 0 0.5rem; }
h4 { font-size: 1rem; margin: 0 0 0.5rem; }
h5 { font-size: 0.9rem; margin: 0.75rem 0 0; color: var(--faint); }
p { margin: 0 0 0.4rem; }
.note { color: var(--faint); max-width: 46rem; }
b { font-weight: 600; white-space: nowrap; }
.hearts { color: var(--hearts); } .diamonds { color: var(--diamonds); }
.clubs { color: var(--clubs); } .spades { color: var(--spades); }
.deals {
  display: grid; gap: 1rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
}
figure, article {
  margin: 0 0 1rem; padding: 0.75rem; background: var(--card);
  border: 1px solid var(--rule); border-radius: 0.6rem; break-inside: avoid;
}
.deals figure { margin: 0; }
figcaption { font-weight: 600; margin-bottom: 0.25rem; }
svg { display: block; width: 100%; height: auto; }
svg text { font-size: 11px; fill: var(--faint); }
.line { stroke: var(--rule); }
.made, .possible { fill: none; stroke-width: 2; stroke-linejoin: round; }
.made { stroke: var(--made); }
.possible { stroke: var(--possible); stroke-dasharray: 3 3; }
.cost { stroke: var(--cost); stroke-width: 4; opacity: 0.75; }
.dot { fill: var(--made); } .dot.costly { fill: var(--cost); }
.end { fill: var(--ink); }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; list-style: none; padding: 0; }
.legend li { display: flex; align-items: center; gap: 0.4rem; }
.legend svg { width: 1.5rem; flex: none; }
.held { color: var(--faint); }
.better { font-weight: 600; }
.price { color: var(--cost); }
article ul { margin: 0.1rem 0 0; padding-left: 1.2rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.92rem; }
th { text-align: left; color: var(--faint); font-weight: 600; white-space: nowrap; }
th, td {
  padding: 0.3rem 0.6rem 0.3rem 0; border-bottom: 1px solid var(--rule); vertical-align: top;
}
td:nth-child(5), td:nth-child(7), th:nth-child(5), th:nth-child(7) { text-align: right; }
td:nth-child(5), th:nth-child(5) { padding-right: 1.5rem; }
td:nth-child(5), td:nth-child(7) { font-variant-numeric: tabular-nums; white-space: nowrap; }
tr { break-inside: avoid; }
.costly td:nth-child(7) { color: var(--cost); font-weight: 600; }
@media (max-width: 40rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { display: block; padding: 0.5rem 0; border-bottom: 1px solid var(--rule); }
  td { display: block; border: 0; padding: 0.05rem 0; text-align: left !important; }
  td:empty { display: none; }
  td:nth-child(-n+2) { display: inline; margin-right: 1rem; }
  td::before { content: attr(data-column) ": "; color: var(--faint); font-weight: 400; }
}
@media print {
  :root {
    color-scheme: light;
    --paper: #fff; --ink: #000; --faint: #444; --rule: #bbb; --card: #fff;
    --made: #14684a; --possible: #2d5fa8; --cost: #b3261e;
    --hearts: #b3261e; --diamonds: #1f55a5; --clubs: #1d6b3a; --spades: #000;
  }
  body { font-size: 10pt; }
  main { max-width: none; padding: 0; }
}
"""
