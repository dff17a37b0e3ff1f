"""Learns the network of `web/src/engines/ocr/marks/mark-network.ts` from glyphs that `learn-marks.ts` beside it wrote, and packs it.

Needs PyTorch (Debian: python3-torch, libopenblas0-pthread).
    python3 scripts/learn/marks/marks_network.py GLYPHS.jsonl FOLDER [--epochs N] [--seed N] [--check GLYPHS.jsonl ...]
A glyph a line: its window (`x`, base64 of a byte a cell), what the engine read for it (`r`) and what is printed (`t`). FOLDER gets `mark-weights.ts`,
the packed weights, and `mark-check.json`: windows, and what the network says of them. What is checked is other glyphs; their figures are printed.
"""

import argparse
import base64
import json
import unicodedata
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

HEIGHT, WIDTH = 26, 20
FIRST, SECOND, THIRD, UNITS = 8, 16, 32, 48
BATCH = 256
RATE = 0.003
# What a glyph is without its mark; the first stands for all that is no single letter or digit.
BASES = "?0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÆŒßæœ"
# Combining characters; the first is none, a comma below is a cedilla, `\u0338` a stroke and `\u0323` a dot that is missing.
MARKS = ["", "\u0300", "\u0301", "\u0302", "\u0303", "\u0308", "\u030a", "\u030c", "\u0306", "\u0307", "\u0304", "\u030b", "\u0327", "\u0328", "\u0338", "\u0323"]
OF_THEIR_OWN = {"ø": ("o", "\u0338"), "Ø": ("O", "\u0338"), "ł": ("l", "\u0338"), "Ł": ("L", "\u0338"), "đ": ("d", "\u0338"), "Đ": ("D", "\u0338"), "ı": ("i", "\u0323")}
# Steps of a packed weight to either side of nothing, the character of the lowest, and what stands for those
# that end or open something in a raw template literal.
STEPS, LOWEST, STANDS_FOR = 44, 35, {92: 32, 96: 33, 36: 126}


def parts(text: str) -> tuple[int, int]:
    """The numbers of a character's base and mark."""
    if text in OF_THEIR_OWN:
        base, mark = OF_THEIR_OWN[text]
    else:
        base, *marks = unicodedata.normalize("NFD", text) if len(text) == 1 else "?"
        mark = "".join(marks).replace("\u0326", "\u0327")
        # The caron of d, t and l is printed as an apostrophe; g's cedilla above.
        if mark == "\u030c" and base in "dtlL":
            return 0, 0
    if base not in BASES or mark not in MARKS:
        return 0, 0
    return BASES.index(base), MARKS.index(mark)


class Glyphs:
    """Windows, bases and marks of glyphs whose print is known."""

    def __init__(self, path: Path) -> None:
        with path.open(encoding="utf8") as file:
            self.rows = [row for row in map(json.loads, file) if row["t"] and row["t"].strip()]
        cells = b"".join(base64.b64decode(row["x"]) for row in self.rows)
        self.x = torch.from_numpy(np.frombuffer(cells, dtype=np.uint8).copy()).view(-1, 1, HEIGHT, WIDTH).float() / 255
        self.y = torch.tensor([parts(row["t"]) for row in self.rows])


class Network(nn.Module):
    """The network that `mark-network.ts` describes: scores of bases, then of marks."""

    def __init__(self) -> None:
        super().__init__()
        layer = lambda before, after: nn.Sequential(nn.Conv2d(before, after, 3, stride=2, padding=1), nn.BatchNorm2d(after), nn.ReLU())
        self.layers = nn.ModuleList([layer(1, FIRST), layer(FIRST, SECOND), layer(SECOND, THIRD)])
        self.dense = nn.Linear(THIRD * 4 * 3, UNITS)
        self.norm = nn.BatchNorm1d(UNITS)
        self.out = nn.Linear(UNITS, len(BASES) + len(MARKS))
        self.drop = nn.Dropout(0.1)

    def forward(self, x: Tensor) -> Tensor:
        for layer in self.layers:
            x = layer(x)
        return self.out(self.drop(torch.relu(self.norm(self.dense(self.drop(x.flatten(1)))))))

    def weights(self) -> dict[str, Tensor]:
        """The weights without the normalisation, which is made a part of them."""
        pairs = [(layer[0], layer[1]) for layer in self.layers] + [(self.dense, self.norm)]
        found: dict[str, Tensor] = {}
        for name, (linear, norm) in zip(["first", "second", "third", "dense"], pairs):
            scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
            shape = [-1] + [1] * (linear.weight.dim() - 1)
            found[name] = linear.weight * scale.view(shape)
            found[f"{name}Bias"] = (linear.bias - norm.running_mean) * scale + norm.bias
        found["out"], found["outBias"] = self.out.weight, self.out.bias
        return {name: values.detach() for name, values in found.items()}


class Plain:
    """The network as the app runs it, from weights alone."""

    def __init__(self, weights: dict[str, Tensor]) -> None:
        self.weights = weights

    def __call__(self, x: Tensor) -> Tensor:
        w = self.weights
        for name in ("first", "second", "third"):
            x = torch.relu(nn.functional.conv2d(x, w[name], w[f"{name}Bias"], stride=2, padding=1))
        x = torch.relu(nn.functional.linear(x.flatten(1), w["dense"], w["denseBias"]))
        return nn.functional.linear(x, w["out"], w["outBias"])


def varied(x: Tensor) -> Tensor:
    """The glyphs moved, stretched, slanted, thinner or bolder, as other typefaces and scales would have them."""
    count = len(x)
    some = lambda spread: torch.randn(count) * spread
    turn = torch.zeros(count, 2, 3)
    turn[:, 0, 0], turn[:, 1, 1] = 1 + some(0.06), 1 + some(0.04)
    turn[:, 0, 1] = some(0.07)
    turn[:, 0, 2], turn[:, 1, 2] = some(0.07), some(0.04)
    grid = nn.functional.affine_grid(turn, list(x.shape), align_corners=False)
    x = nn.functional.grid_sample(x, grid, align_corners=False)
    bold = torch.exp(some(0.2)).view(-1, 1, 1, 1)
    return x.clamp(0, 1) ** bold


def learn(network: Network, glyphs: Glyphs, epochs: int) -> None:
    """Adam (Kingma and Ba 2015), its rate falling along a cosine; letters that are rare weigh as much as the square root of their number."""
    steps = epochs * len(glyphs.x) // BATCH
    optimiser = torch.optim.AdamW(network.parameters(), RATE, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, steps)
    kinds = glyphs.y[:, 0] * len(MARKS) + glyphs.y[:, 1]
    weights = 1 / torch.bincount(kinds).float()[kinds].sqrt()
    loss_of = nn.CrossEntropyLoss()
    sampler = Sampler()
    network.train()
    for step in range(steps):
        chosen = sampler.draw(weights)
        scores = network(varied(glyphs.x[chosen]))
        bases, marks = glyphs.y[chosen].T
        loss = loss_of(scores[:, : len(BASES)], bases) + loss_of(scores[:, len(BASES) :], marks)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
        if step % 500 == 0:
            print(f"{step} of {steps}: {loss.item():.3f}", flush=True)


class Sampler:
    """Draws numbers by their weights, many at a time."""

    def __init__(self) -> None:
        self.left: Tensor = torch.empty(0, dtype=torch.long)

    def draw(self, weights: Tensor) -> Tensor:
        if len(self.left) < BATCH:
            self.left = torch.multinomial(weights, 400 * BATCH, replacement=True)
        taken, self.left = self.left[:BATCH], self.left[BATCH:]
        return taken


def character(base: int, mark: int) -> str:
    own = {value: key for key, value in OF_THEIR_OWN.items()}
    pair = (BASES[base], MARKS[mark])
    return own.get(pair) or unicodedata.normalize("NFC", pair[0] + pair[1])


def check(network: Plain, glyphs: Glyphs) -> None:
    with torch.no_grad():
        scores = torch.cat([network(part) for part in glyphs.x.split(4096)])
    base_p, base = torch.softmax(scores[:, : len(BASES)], 1).max(1)
    mark_p, mark = torch.softmax(scores[:, len(BASES) :], 1).max(1)
    sure = base_p * mark_p
    is_marked = glyphs.y[:, 1] > 0
    right = (base == glyphs.y[:, 0]) & (mark == glyphs.y[:, 1])
    print(f"{len(glyphs.x)} glyphs: {right.float().mean():.4f} right; {int(is_marked.sum())} with marks: {right[is_marked].float().mean():.4f}")
    for limit in (0.5, 0.8, 0.9, 0.95, 0.98, 0.99):
        said = (mark > 0) & (sure > limit)
        print(f"  surer than {limit}: said {int(said.sum())}, right {int((said & right).sum())}, on plain letters {int((said & ~is_marked).sum())}")
    wrong = ((mark > 0) & (sure > 0.9) & ~right).nonzero().flatten().tolist()
    print("  wrong:", " ".join(f"{glyphs.rows[i]['r']}:{glyphs.rows[i]['t']}>{character(int(base[i]), int(mark[i]))}" for i in wrong[:60]))


def write_check(weights: dict[str, Tensor], glyphs: Glyphs, path: Path) -> None:
    """The clearest windows of a few different letters, with the scores that the app must reckon of them."""
    with torch.no_grad():
        scores = torch.cat([Plain(weights)(part) for part in glyphs.x.split(4096)])
    sure = [torch.log_softmax(part, 1) for part in scores.split([len(BASES), len(MARKS)], 1)]
    own = sum(part.gather(1, glyphs.y[:, at : at + 1]).squeeze(1) for at, part in enumerate(sure)).tolist()
    chosen = {}
    for at, row in enumerate(glyphs.rows):
        if row["t"] in ("é", "ü", "ł", "ß", "n", "i") and own[at] > own[chosen.setdefault(row["t"], at)]:
            chosen[row["t"]] = at
    windows = glyphs.x[list(chosen.values())]
    scores = Plain(weights)(windows)
    entries = [
        {"letter": letter, "window": glyphs.rows[at]["x"], "scores": [round(score, 3) for score in row]}
        for (letter, at), row in zip(chosen.items(), scores.tolist())
    ]
    path.write_text(json.dumps(entries, ensure_ascii=False, indent=1) + "\n", encoding="utf8")


def ordered(name: str, values: Tensor) -> Tensor:
    """The weights as the app reads them: by place in the kernel, layer before and layer after; by unit before and unit after."""
    if values.dim() == 4:
        return values.permute(2, 3, 1, 0)
    if name == "dense":
        return values.view(UNITS, THIRD, 4, 3).permute(2, 3, 1, 0)
    return values.T if values.dim() == 2 else values


def packed(weights: dict[str, Tensor]) -> str:
    """Each layer's weights as a row of characters, with the size of a step."""
    rows = []
    for name, values in weights.items():
        values = ordered(name, values)
        step = values.abs().max().item() / STEPS
        codes = [round(value / step) + STEPS + LOWEST for value in values.reshape(-1).tolist()]
        text = "".join(chr(STANDS_FOR.get(code, code)) for code in codes)
        rows.append(f"  {name}: {{ step: {step:.6g}, values: String.raw`{text}` }},")
    return "\n".join(rows)


def rounded(weights: dict[str, Tensor]) -> dict[str, Tensor]:
    """The weights as they will be when they are unpacked."""
    steps = {name: values.abs().max() / STEPS for name, values in weights.items()}
    return {name: torch.round(values / steps[name]) * steps[name] for name, values in weights.items()}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("glyphs", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", type=Path, nargs="*", default=[])
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    network = Network()
    glyphs = Glyphs(options.glyphs)
    print(f"{len(glyphs.x)} glyphs, {int((glyphs.y[:, 1] > 0).sum())} with marks, {sum(p.numel() for p in network.parameters())} weights")
    learn(network, glyphs, options.epochs)
    network.eval()
    weights = rounded(network.weights())
    for path in options.check:
        check(Plain(weights), Glyphs(path))
    write_check(weights, glyphs, options.out / "mark-check.json")
    (options.out / "mark-weights.ts").write_text(
        f"/** Written by `scripts/learn/marks/learn-marks.ts` (seed {options.seed}, {len(glyphs.x)} glyphs): the weights of `mark-network.ts`. */\n"
        f"export const BASES = {json.dumps(BASES, ensure_ascii=False)};\n"
        f"export const MARKS = {json.dumps(MARKS)};\n"
        f"export const WEIGHTS = {{\n{packed(weights)}\n}};\n",
        encoding="utf8",
    )


main()
