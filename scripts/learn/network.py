"""Learns the network of `api/guide/search/network.ts` from what `scripts/learn/learn.ts` wrote, and packs it.

Needs PyTorch (Debian: python3-torch; with libopenblas0-pthread it learns some twenty times as fast).
    python3 scripts/learn/network.py FOLDER OUT [--epochs N] [--seed N]
FOLDER holds `learn.jsonl`, `measure.jsonl` and `kinds.json`: a label a line, with the told features of each word (`f`),
how it joins the word before (`j`) and its true tag (`t`). OUT is the file of packed weights.
"""

import argparse
import json
import math
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor, nn

BATCH = 32
WIDTH, UNITS, LAYERS = 32, 48, 2
DROPOUT = 0.3
# So much of what is known of words is left out while learning, so that nothing is relied on.
FORGOTTEN = 0.15
RATE = 0.003
# A feature must stand on so many words; one that names letters on five times as many.
LEAST, BY_LETTERS = 80, "wlfo"
JOINS = 5
NEVER = -1e4
# Steps of a packed weight to either side of nothing, the character of the lowest, and what stands for those
# that end or open something in a raw template literal.
STEPS, FIRST, STANDS_FOR = 44, 35, {92: 32, 96: 33, 36: 126}


@dataclass
class Label:
    """A label as the network sees it: of each word the numbers of its features, its join and its tag."""

    words: list[list[int]]
    joins: list[int]
    tags: list[int]


def read(path: Path) -> list[dict]:
    with path.open(encoding="utf8") as file:
        return [json.loads(line) for line in file]


def numbered(labels: list[dict]) -> dict[str, int]:
    """The features that stand on enough words, each with its row; row 0 is nothing."""
    counts = Counter(name for label in labels for word in label["f"] for name in word)
    least = lambda name: LEAST * (5 if name[0] in BY_LETTERS else 1)
    return {name: row for row, name in enumerate((n for n, times in counts.items() if times >= least(n)), 1)}


def encoded(labels: list[dict], rows: dict[str, int]) -> list[Label]:
    return [Label([[rows[n] for n in word if n in rows] for word in label["f"]], label["j"], label["t"]) for label in labels]


def batches(labels: list[Label], learns: bool) -> Iterator[tuple[Tensor, Tensor, Tensor, Tensor, Tensor]]:
    """Labels of about one length together: rows of all words and where each word's begin, which words there are, joins, tags."""
    labels = list(labels)
    if learns:
        random.shuffle(labels)
    chunk = 40 * BATCH
    parts = [sorted(labels[at : at + chunk], key=lambda label: len(label.words)) for at in range(0, len(labels), chunk)]
    groups = [part[at : at + BATCH] for part in parts for at in range(0, len(part), BATCH)]
    if learns:
        random.shuffle(groups)
    for group in groups:
        longest = max(len(label.words) for label in group)
        rows: list[int] = []
        starts: list[int] = []
        there = torch.zeros(len(group), longest, dtype=torch.bool)
        joins = torch.zeros(len(group), longest, dtype=torch.long)
        tags = torch.zeros(len(group), longest, dtype=torch.long)
        for index, label in enumerate(group):
            count = len(label.words)
            there[index, :count] = True
            joins[index, :count] = torch.tensor(label.joins)
            tags[index, :count] = torch.tensor(label.tags)
            for at in range(longest):
                starts.append(len(rows))
                if at < count:
                    rows.extend(r for r in label.words[at] if not learns or random.random() > FORGOTTEN)
        yield torch.tensor(rows), torch.tensor(starts), there, joins, tags


class Network(nn.Module):
    """The network that `network.ts` describes; scores by label, word and tag."""

    def __init__(self, features: int, kinds: int) -> None:
        super().__init__()
        self.embed = nn.EmbeddingBag(features + 1, WIDTH, mode="sum")
        nn.init.normal_(self.embed.weight, 0, 0.1)
        self.bias = nn.Parameter(torch.zeros(WIDTH))
        self.drop = nn.Dropout(DROPOUT)
        self.rnn = nn.GRU(WIDTH, UNITS, num_layers=LAYERS, bidirectional=True, batch_first=True)
        self.out = nn.Linear(2 * UNITS + WIDTH, 2 * kinds)
        self.follow = nn.Parameter(torch.zeros(JOINS, kinds + 1, kinds))

    def forward(self, rows: Tensor, starts: Tensor, there: Tensor) -> Tensor:
        words = torch.tanh(self.embed(rows, starts) + self.bias).view(*there.shape, WIDTH) * there.unsqueeze(-1)
        words = self.drop(words)
        packed = nn.utils.rnn.pack_padded_sequence(words, there.sum(1), batch_first=True, enforce_sorted=False)
        states, _ = nn.utils.rnn.pad_packed_sequence(self.rnn(packed)[0], batch_first=True, total_length=there.shape[1])
        return self.out(torch.cat([self.drop(states), words], -1))


def moves(follow: Tensor) -> tuple[Tensor, Tensor]:
    """By join: from each tag to each, and to each as a label's first; a kind goes on in its own stretch alone."""
    kinds = follow.shape[2]
    kind_of = torch.arange(2 * kinds) // 2
    between = torch.full((JOINS, 2 * kinds, 2 * kinds), NEVER)
    between[:, :, 0::2] = follow[:, kind_of, :]
    for kind in range(kinds):
        between[:, 2 * kind : 2 * kind + 2, 2 * kind + 1] = 0
    first = torch.full((JOINS, 2 * kinds), NEVER)
    first[:, 0::2] = follow[:, kinds, :]
    return between, first


def unlikelihood(scores: Tensor, there: Tensor, joins: Tensor, tags: Tensor, follow: Tensor) -> Tensor:
    """The negative log-likelihood of each label's tags in a linear-chain conditional random field."""
    between, first = moves(follow)
    paths = scores[:, 0] + first[joins[:, 0]]
    own = scores.gather(2, tags.unsqueeze(2)).squeeze(2)
    truth = own[:, 0] + first[joins[:, 0], tags[:, 0]]
    truth = truth + ((own[:, 1:] + between[joins[:, 1:], tags[:, :-1], tags[:, 1:]]) * there[:, 1:]).sum(1)
    for at in range(1, scores.shape[1]):
        longer = torch.logsumexp(paths.unsqueeze(2) + between[joins[:, at]], 1) + scores[:, at]
        paths = torch.where(there[:, at].unsqueeze(1), longer, paths)
    return torch.logsumexp(paths, 1) - truth


def measure(network: Network, labels: list[Label]) -> float:
    network.eval()
    with torch.no_grad():
        total = sum(
            unlikelihood(network(rows, starts, there), there, joins, tags, network.follow).sum().item()
            for rows, starts, there, joins, tags in batches(labels, False)
        )
    network.train()
    return total / len(labels)


def learn(network: Network, labels: list[Label], measured: list[Label], epochs: float) -> None:
    """Adam (Kingma and Ba 2015), its rate falling along a cosine (Loshchilov and Hutter 2017)."""
    steps = int(epochs * len(labels) / BATCH)
    adam = torch.optim.Adam(network.parameters(), lr=RATE)
    step, total = 0, 0.0
    while step < steps:
        for rows, starts, there, joins, tags in batches(labels, True):
            for group in adam.param_groups:
                group["lr"] = RATE * min(1, step / 200) * 0.5 * (1 + math.cos(math.pi * step / steps))
            loss = unlikelihood(network(rows, starts, there), there, joins, tags, network.follow).mean()
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 5.0)
            adam.step()
            total += loss.item()
            step += 1
            if step % 500 == 0:
                print(f"step {step} of {steps}: {total / 500:.3f} a label, {measure(network, measured):.3f} of those measured", flush=True)
                total = 0.0
            if step >= steps:
                break


def feature_number(name: str) -> int:
    """As `featureNumber` in `api/guide/search/feature-number.ts`: FNV-1a, its upper 22 bits."""
    value = 0x811C9DC5
    for letter in name:
        value = ((value ^ ord(letter)) * 0x01000193) & 0xFFFFFFFF
    return (value ^ value >> 15) >> 10


def base36(number: int) -> str:
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    return (base36(number // 36) if number >= 36 else "") + digits[number % 36]


def matrix(weights: Tensor, by_row: bool = True) -> list[str]:
    """A line with the size of a step for each row, or one for all, and one with a character for each weight."""
    parts = weights if by_row else weights.reshape(1, -1)
    sizes = [float(f"{part.abs().max().item() / STEPS:.3g}") or 1.0 for part in parts]
    steps = [torch.round(part / size).clamp(-STEPS, STEPS).int().tolist() for part, size in zip(parts, sizes)]
    codes = (step + STEPS + FIRST for part in steps for step in part)
    return [vector(sizes), "".join(chr(STANDS_FOR.get(code, code)) for code in codes)]


def vector(numbers: list[float] | Tensor) -> str:
    return " ".join(f"{number:.3g}" for number in (numbers.reshape(-1).tolist() if isinstance(numbers, Tensor) else numbers))


def packed(network: Network, rows: dict[str, int], kinds: list[str]) -> str:
    """The network as `unpackNetwork` reads it; of features with one number the first is kept."""
    by_number: dict[int, int] = {}
    for name, row in rows.items():
        by_number.setdefault(feature_number(name), row)
    numbers = sorted(by_number)
    state = network.state_dict()
    lines = [" ".join(kinds), f"{WIDTH} {UNITS} {LAYERS}", " ".join(map(base36, numbers))]
    lines += matrix(state["embed.weight"][[by_number[number] for number in numbers]], by_row=False)
    lines.append(vector(state["bias"]))
    for layer in range(LAYERS):
        for way in ("", "_reverse"):
            lines += matrix(state[f"rnn.weight_ih_l{layer}{way}"]) + matrix(state[f"rnn.weight_hh_l{layer}{way}"])
            lines += [vector(state[f"rnn.bias_ih_l{layer}{way}"]), vector(state[f"rnn.bias_hh_l{layer}{way}"])]
    lines += matrix(state["out.weight"]) + [vector(state["out.bias"]), vector(state["follow"])]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--epochs", type=float, default=3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    random.seed(given.seed)
    kinds: list[str] = json.loads((given.folder / "kinds.json").read_text())
    learned = read(given.folder / "learn.jsonl")
    rows = numbered(learned)
    network = Network(len(rows), len(kinds))
    print(f"{len(learned)} labels, {len(rows)} features, {sum(p.numel() for p in network.parameters())} weights", flush=True)
    measured = encoded(read(given.folder / "measure.jsonl"), rows)
    learn(network, encoded(learned, rows), measured, given.epochs)
    text = packed(network, rows, kinds)
    about = f"/** Written by `npm run learn` (seed {given.seed}, {len(learned)} labels); see `scripts/learn/learn.ts`. */"
    given.out.write_text(f"{about}\nexport const NETWORK = String.raw`{text}`;\n", encoding="utf8")


if __name__ == "__main__":
    main()
