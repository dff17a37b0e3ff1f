"""Lets PyTorch read one label with the packed network, for the test of our own reading of it.

    python3 scripts/learn/check_network.py NETWORK LABELS OUT
NETWORK is the file of packed weights, LABELS a file that `learn.ts` wrote (its first label is read); OUT becomes a
JSON object with the told features of each word and its score for each tag.
"""

import json
import re
import sys
from pathlib import Path

import torch
from network import FIRST, LAYERS, STANDS_FOR, STEPS, Network, feature_number

WORDS = 30
BACK = {stands: code for code, stands in STANDS_FOR.items()}


def main(network_file: str, labels: str, out: str) -> None:
    packed = re.search(r"String\.raw`(.*)`", Path(network_file).read_text(encoding="utf8"), re.S)
    if packed is None:
        raise SystemExit(f"{network_file} holds no network.")
    lines = iter(packed[1].split("\n"))
    kinds = next(lines).split(" ")
    next(lines)
    numbers = [int(number, 36) for number in next(lines).split(" ")]

    def vector() -> torch.Tensor:
        return torch.tensor([float(number) for number in next(lines).split(" ")])

    def matrix(rows: int) -> torch.Tensor:
        sizes = vector()
        codes = (BACK.get(ord(letter), ord(letter)) for letter in next(lines))
        return (torch.tensor([float(code - FIRST - STEPS) for code in codes]).view(len(sizes), -1) * sizes[:, None]).view(rows, -1)

    network = Network(len(numbers), len(kinds))
    state = network.state_dict()
    state["embed.weight"] = torch.cat([torch.zeros(1, state["bias"].numel()), matrix(len(numbers))])
    state["bias"] = vector()
    for layer in range(LAYERS):
        for way in ("", "_reverse"):
            for part in ("ih", "hh"):
                name = f"rnn.weight_{part}_l{layer}{way}"
                state[name] = matrix(state[name].shape[0])
            for part in ("ih", "hh"):
                state[f"rnn.bias_{part}_l{layer}{way}"] = vector()
    state["out.weight"] = matrix(2 * len(kinds))
    state["out.bias"] = vector()
    network.load_state_dict(state)
    network.eval()

    with open(labels, encoding="utf8") as file:
        words = json.loads(next(file))["f"][:WORDS]
    row_of = {number: row for row, number in enumerate(numbers, 1)}
    rows: list[int] = []
    starts: list[int] = []
    for word in words:
        starts.append(len(rows))
        rows.extend(row_of[n] for n in map(feature_number, word) if n in row_of)
    with torch.no_grad():
        scores = network(torch.tensor(rows), torch.tensor(starts), torch.ones(1, len(words), dtype=torch.bool))[0]
    told = {"features": words, "scores": [[round(score, 3) for score in word] for word in scores.tolist()]}
    Path(out).write_text(json.dumps(told) + "\n", encoding="utf8")


main(*sys.argv[1:])
