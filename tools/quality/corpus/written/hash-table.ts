import type { WrittenTopic } from './topic';

/** Invented texts about hash tables: every one is written for this file. */
export const hashTable: WrittenTopic = {
  name: 'Hash table',
  language: 'English',
  question: 'What is a hash table? Explain how collisions are resolved.',
  source: `In computing, a hash table is a data structure that implements an associative array, a structure that maps
keys to values. A hash table uses a hash function to compute an index, also called a hash code, into an array of buckets
or slots, from which the desired value can be found. During lookup, the key is hashed and the resulting hash indicates
where the corresponding value is stored. Ideally, the hash function will assign each key to a unique bucket, but most
hash table designs employ an imperfect hash function, which might cause hash collisions where the hash function generates
the same index for more than one key. Such collisions are typically accommodated in some way.
In a well-dimensioned hash table, the average time complexity for each lookup is independent of the number of elements
stored in the table. Many designs also allow arbitrary insertions and deletions of pairs of keys and values, at amortised
constant average cost per operation. In many situations, hash tables turn out to be on average more efficient than search
trees or any other table lookup structure. For this reason, they are widely used in many kinds of computer software,
particularly for associative arrays, database indexing, caches, and sets.
A good hash function should satisfy two basic properties: it should be very fast to compute, and it should minimise
duplication of output values. A critical statistic for a hash table is the load factor, defined as the number of entries
divided by the number of buckets. As the load factor grows larger, the hash table becomes slower, and it may even fail to
work, depending on the method used.
In separate chaining, each bucket is independent and has some sort of list of entries with the same index. The time for an
operation is the time to find the bucket plus the time for the list operation. In another strategy, called open
addressing, all entry records are stored in the bucket array itself. When a new entry has to be inserted, the buckets are
examined, starting with the slot to which the key was hashed and proceeding in some probe sequence, until an unoccupied
slot is found. Well-known probe sequences include linear probing, in which the interval between probes is fixed,
quadratic probing, in which the interval grows by the successive outputs of a quadratic polynomial, and double hashing, in
which the interval is computed by a second hash function. A drawback of all these open addressing schemes is that the
number of stored entries cannot exceed the number of slots in the bucket array.`,
  copies: {
    near: [
      `A hash table is a data structure that implements an associative array, a structure that maps keys to values. It
uses a hash function to compute an index, also called a hash code, into an array of buckets or slots, from which the
desired value can be found. Ideally, the hash function will assign each key to a unique bucket, but most designs employ an
imperfect hash function, which might cause hash collisions where the hash function generates the same index for more than
one key. In separate chaining, each bucket is independent and has some sort of list of entries with the same index. In
another strategy, called open addressing, all entry records are stored in the bucket array itself. When a new entry has to
be inserted, the buckets are examined, starting with the slot to which the key was hashed and proceeding in some probe
sequence, until an unoccupied slot is found. Well-known probe sequences include linear probing, quadratic probing and
double hashing.`,
    ],
    light: [
      `A hash table is a data structure implementing an associative array, which maps keys to values. A hash function is
used to compute an index into an array of buckets, from which the value that is wanted can be found. Ideally the function
assigns every key to a unique bucket, but most hash functions are imperfect, which may cause collisions where the same index
is generated for more than one key. On average, the time for each lookup does not depend on the number of elements stored
in the table. An important statistic is the load factor, the number of entries divided by the number of buckets. As the
load factor grows, the table becomes slower. To resolve collisions by separate chaining, each bucket has a list of entries
with the same index. With open addressing, all entries are stored in the bucket array itself. To insert a new entry, the
buckets are examined starting with the slot to which the key was hashed and following a probe sequence until a free slot
is found. Known sequences are linear probing, where the interval between probes is fixed, quadratic probing, and double
hashing, where the interval is computed by a second hash function.`,
    ],
    heavy: [
      `Keys are mapped to values by associative arrays, and one data structure that implements an associative array is
the hash table. From the key a hash function computes an index into an array of buckets, where the value is stored. Since
hash functions are imperfect, the same index may be generated for more than one key; these are hash collisions. If the table
is well dimensioned, the average time of a lookup is independent of the number of elements, and insertions and deletions
have constant average cost too. That is why hash tables are used in database indexing, caches and sets. The function itself
should be very fast to compute and produce few duplicates. The load factor is the number of entries divided by the number of
buckets, and with a larger load factor the table becomes slower. There are two strategies for collisions. One is separate
chaining, in which a bucket has a list of entries with the same index. In the other, called open addressing, entries are
stored in the array itself: starting with the slot to which the key was hashed, slots are examined in a probe sequence
until an unoccupied one is found. In linear probing the interval between probes is fixed, in double hashing it is computed
by a second hash function. A drawback is that there cannot be more entries than slots.`,
    ],
  },
  own: [
    `A hash table is a data structure for storing key-value pairs so that they can be found quickly. Suppose we want to
store the marks of students by roll number. Instead of searching a list, we calculate a position from the roll number, for
example roll number mod 10, and store the record there. The calculation is the hash function. With a good function, insert,
search and delete take O(1) time on average. The problem is that two roll numbers like 25 and 35 give the same position,
which is called a collision. There are two main techniques to handle it. In chaining every cell of the table points to a
linked list, and the new record is simply put at the front of the list. The table never becomes full, but long lists make
the search O(n) in the worst case. In open addressing there are no lists. If the cell is taken we try the next one, then
the next and so on until an empty cell is found, which is linear probing. It produces clusters, as occupied cells tend to
lie together. Quadratic probing jumps 1, 4, 9 cells and double hashing uses another hash function for the step, so they
suffer less from clustering. Deleted cells must be marked, otherwise later searches stop too early. When the table is more
than about 70 percent full it should be enlarged and all keys hashed again.`,
    `Python dictionaries, Java's HashMap and the symbol table of a compiler all rest on one idea: do not search, compute.
The key is converted to an integer, and the remainder of dividing this integer by the table size tells us the slot. If h(k)
spreads the keys evenly, then hardly any slot receives more than one. By the birthday paradox, however, collisions are
practically certain long before the table is full. We learnt three remedies in class. Chaining keeps, in each slot, a list
of all the items that hash to it; lookup walks through the list and compares keys. Linear probing puts the item into the
next free slot, with wrap-around at the end of the table. Cuckoo hashing has two functions, and a newcomer throws out the
older item, which then moves to its second place. I implemented chaining and linear probing for the laboratory. With a load
factor of 0.5 both needed fewer than two comparisons on average, but at 0.95 linear probing needed more than ten whereas
chaining still needed two. For this reason libraries double the array before it gets that far. A weakness of hash tables is
that they cannot list the keys in sorted order, for which a balanced tree would be the better choice.`,
    `A hash table stores data in an array with the help of a hash function. The hash function takes the key and returns
the index of the array. A collision occurs when two keys have the same index. Collisions can be resolved by chaining, where
a linked list is used, or by linear probing, where the next empty slot is used.`,
    `What is a hash table? Explain how collisions are resolved. A hash table is a data structure that maps keys to values
with a hash function. For example the hash function h(x) = x mod 7 maps the key 15 to the index 1. The value is stored at
this index in the array. In case of a collision two keys are mapped to the same index, such as 15 and 22. Now there are two
ways. The first way is separate chaining. In separate chaining each index of the array contains a linked list, and both
keys are put in the list of index 1. The second way is open addressing. In open addressing we look for another free index.
In linear probing we look at index 2, 3, 4 and so on. In quadratic probing we look at 1 + 1, 1 + 4, 1 + 9 modulo 7. In
double hashing there is a second hash function, for example 5 minus x mod 5, which gives the step. The advantage of separate
chaining is that it is easy to delete. The advantage of open addressing is that no pointers are needed, so that it uses less
memory and the cache of the processor works better.`,
  ],
};
